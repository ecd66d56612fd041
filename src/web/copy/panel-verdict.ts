import type { StatusPage } from '#contract/panel/pages/status-page.ts'

export const verdictWords: Readonly<Record<StatusPage['verdict'], string>> = {
  good: 'İyi',
  degraded: 'Aksıyor',
  bad: 'Kötü',
}

/** Before the command that helps. */
export const commandLabel = 'Komut:'
