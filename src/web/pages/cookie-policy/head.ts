export const title = 'Çerez politikası'

export const description =
  'Bu sitede hangi çerezlerin, ne amaçla ve ne kadar süreyle kullanıldığı, tercihlerinizi nasıl yöneteceğiniz.'
