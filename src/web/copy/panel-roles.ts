import type { Role } from '#contract/panel/roles.ts'

/** The name of each role, and the actions that it permits. */
export const roleWords: Readonly<
  Record<Role, { readonly name: string; readonly short: string; readonly long: string }>
> = {
  gise: {
    name: 'Gişe',
    short: 'görür, durdurur, mesajları yanıtlar',
    long: 'Fiyatları görür ve durdurur, mesajları yanıtlar',
  },
  fiyat: {
    name: 'Fiyat yetkilisi',
    short: 'fiyat, duyuru, saatler',
    long: 'Ayrıca fiyat, duyuru, saat ve bilgileri değiştirir; durdurulanı sürdürür',
  },
  yonetici: {
    name: 'Yönetici',
    short: 'her şey',
    long: 'Ayrıca kişileri yönetir, mesajları kalıcı olarak siler, eski sürüme döner',
  },
}
