import { laterPart } from '../../islands/later-part.tsx'

/** What to bring, under the slip. */
export const bringPart = laterPart('getir-', async () => (await import('./WhatToBring.tsx')).WhatToBring)
