/** From page to page without a new document, and back to a document where that fails; what the address says. */

export { paramsOf, useAddress } from './address.ts'
export { linkedPage } from './links.ts'
export { loadPage } from './load-page.ts'
export { isCachedDocument, type Place, placeOf } from './navigation.ts'
export { Navigator, useArrivals, useIsNavigating, useNavigationError, usePlace } from './Navigator.tsx'
