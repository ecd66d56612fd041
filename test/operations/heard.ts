import type { ToolAnswer } from '../../src/server/cli/run.ts'

/** Part of an answer if a replica or the database did not confirm a halt or a resume in time. */
const NOT_HEARD = /doğrulamadı|sorulamadı|durdurulmuş kaldı|yanıt vermiyor/
const MAX_TRIES = 20

/** Part of an answer if the halt is in force on the site. */
export const HALTED = /Siteden kaldırıldı\./

/**
 * Repeats a halt or resume command until the site has confirmed it. On a busy machine the command may time out first;
 * repeating it waits again or finds it done. `out` contains the output of all attempts.
 */
export async function heard(command: () => Promise<ToolAnswer>): Promise<ToolAnswer> {
  let answer = await command()
  let { out } = answer
  for (let tries = 1; tries < MAX_TRIES && NOT_HEARD.test(answer.out); tries += 1) {
    answer = await command()
    out += answer.out
  }
  return { ...answer, out }
}
