/** The names of the weekdays in the settings, Monday first. */
export const WEEKDAY_KEYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type WeekdayKey = (typeof WEEKDAY_KEYS)[number]
