import { island } from '../../islands/index.ts'

/** What to bring, under the slip. */
export const bringPart = island(async () => (await import('./WhatToBring.tsx')).WhatToBring, 'getir-')
