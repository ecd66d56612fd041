/** Where the banner of consent stands in the document, beside the page: its code comes later, and takes over nothing else. */
export const CONSENT_PLACE = 'consent'
