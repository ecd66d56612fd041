import { type CommandCall, refused, type Report, type Tool } from './command.ts'

const UNCONFIRMED = 'Hiçbir şey değişmedi. Doğruysa --yes ekleyin.'

/**
 * Shows the lines and asks for agreement unless `--yes` is given. Returns true, or the report for a person who did
 * not agree.
 */
export async function askForAgreement(
  tool: Tool,
  { options }: CommandCall,
  shown: readonly string[],
): Promise<true | Report> {
  if (options['yes'] === true) return true
  const { ask } = tool.person
  if (ask === null) return { ...refused('unconfirmed', {}, shown, UNCONFIRMED), exit: 2 }
  return (await ask(shown)) || refused('declined', {}, 'Hiçbir şey değişmedi.')
}
