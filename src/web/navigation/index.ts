/** Navigation without a new document, with a document load as the fallback. */

export { linkedPage } from './links.ts'
export { isCachedDocument, type Place, placeOf } from './navigation.ts'
export { Navigator, useArrivals, useNavigation, usePlace } from './Navigator.tsx'
