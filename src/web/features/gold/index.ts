/** Gold, silver and coins: boards, charts, what can be calculated from them, and the section of the home page. */

export { goldSectionIsland, goldSumsIsland } from './gold-islands.ts'
export { GoldBoards } from './GoldBoards.tsx'
export { GoldPlate } from './GoldIcon.tsx'
export { useGoldChart } from './use-gold-chart.tsx'
