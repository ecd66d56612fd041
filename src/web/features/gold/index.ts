/** Gold, silver and coins: the boards, their charts, what can be calculated from them, and the section on the home page. */

export { goldSectionIsland, goldSumsIsland } from './gold-islands.ts'
export { GoldBoards } from './GoldBoards.tsx'
export { GoldPlate } from './GoldIcon.tsx'
export { useGoldChart } from './use-gold-chart.tsx'
