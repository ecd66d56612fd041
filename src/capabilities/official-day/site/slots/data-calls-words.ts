export const yearCall = {
  turkish:
    'TCMB’nin bir yılı: her tarihte geçerli olan döviz ve efektif kurları. Sonu .csv olan adres aynısını tablo olarak verir.',
  english:
    'A year of the central bank (TCMB): the rates in force on each date, for accounts and for banknotes (efektif). The same address with .csv is a sheet.',
}
