import { alertCommand } from './alert.ts'
import { approveCommand } from './approve.ts'
import { backupCommand } from './backup.ts'
import { checkCommand } from './check.ts'
import type { Command } from './command.ts'
import { databaseBackedUpCommand } from './database-backed-up.ts'
import { databasePrepareCommand } from './database-prepare.ts'
import { exportCommand } from './export.ts'
import { haltCommand, resumeCommand } from './halt.ts'
import { historyBulletinsCommand } from './history-bulletins.ts'
import { historyGoldCommand } from './history-gold.ts'
import { historyImportCommand } from './history-import.ts'
import { importCommand } from './import.ts'
import { messagesEraseCommand } from './messages-erase.ts'
import { messagesExportCommand } from './messages-export.ts'
import { moveCommand } from './move.ts'
import { peopleCommands } from './people-command.ts'
import { replicaCommands } from './replicas.ts'
import { restoreCommand } from './restore.ts'
import { retentionCommand } from './retention-command.ts'
import { statusCommand } from './status.ts'
import { undoCommand } from './undo.ts'

/** Every command of the operator's tool, in the order of its help. */
export const COMMANDS: readonly Command[] = [
  statusCommand,
  checkCommand,
  importCommand,
  exportCommand,
  haltCommand,
  resumeCommand,
  undoCommand,
  approveCommand,
  ...peopleCommands,
  messagesExportCommand,
  messagesEraseCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  historyImportCommand,
  historyBulletinsCommand,
  historyGoldCommand,
  ...replicaCommands,
  alertCommand,
  retentionCommand,
  databasePrepareCommand,
  databaseBackedUpCommand,
]
