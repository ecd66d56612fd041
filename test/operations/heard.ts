import type { ToolAnswer } from '../../src/server/cli/run.ts'

/** The answer of a halt, or of its end, that some replica or the database has not confirmed in time. */
const NOT_HEARD = /doğrulamadı|sorulamadı|durdurulmuş kaldı|yanıt vermiyor/
const MAX_TRIES = 20

/** What a halt says that is on the site. */
export const HALTED = /Siteden kaldırıldı\./

/**
 * What a command that may be given twice, as a halt or its end, says once the site has heard of it. On a machine that
 * is too busy it has not within the command's seconds: the command says so, and a person gives it again, which waits on
 * or finds it done. `out`: of all of them.
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
