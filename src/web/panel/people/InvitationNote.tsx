import type { InvitationWithCode } from '#contract/panel/pages/people-page.ts'
import { type Permission, may } from '#contract/panel/roles.ts'
import { MINUTE } from '#domain/calendar.ts'
import { untilText } from '../../copy/panel-moments.ts'
import { invitation as copy } from '../../copy/panel-people.ts'
import { roleWords } from '../../copy/panel-roles.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { x } from '../../ui/icons.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { Columns } from '../../ui/Stack.tsx'
import { BanknoteSheet } from '../parts/BanknoteSheet.tsx'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import styles from './InvitationNote.module.css'

/** Shows once, over the current page, the link that registers a person's device. */
export function InvitationNote({ invitation: { person, link, qr, expiresAt } }: { invitation: InvitationWithCode }) {
  const { showNote, now } = usePanel()
  const { run, failure } = useAction('cancelInvitation')
  const left = expiresAt - now
  const cancel = async (): Promise<void> => {
    const answer = await run({ person: person.id })
    if (answer?.kind === 'changed') showNote(null)
  }
  return (
    <>
      <Title heading={copy.title(person.name)} lead={copy.lead} isSecond />
      <Columns isEven>
        <div>
          <BanknoteSheet title={copy.heading} note={copy.left(left > 0 ? Math.floor(left / MINUTE) : null)}>
            <SheetPart className={styles.code}>
              <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={copy.code} shapeRendering="crispEdges">
                <path d={qr.path} />
              </svg>
              <p>
                <b>{person.name}</b> · {roleWords[person.role].name}
                <br />
                <span className="fine">{copy.once(untilText(expiresAt, now))}</span>
              </p>
              <div className={styles.link}>
                <span translate="no">{link.replace(/^https?:\/\//, '')}</span>
                <ShareActions
                  shared={{ title: copy.title(person.name), text: copy.shared(person.name), url: link }}
                  copied={link}
                  words={copy}
                />
              </div>
            </SheetPart>
          </BanknoteSheet>
        </div>
        <div>
          <Abilities person={person} />
          <FailureNote failure={failure} />
          <div className="actions">
            <Button onClick={() => showNote(null)}>{copy.done}</Button>
            <Button kind="line" stop onClick={() => void cancel()}>
              {copy.cancel}
            </Button>
          </div>
        </div>
      </Columns>
    </>
  )
}

const ABILITIES: readonly (keyof typeof copy.abilities & Permission)[] = ['read', 'halt', 'answer', 'price', 'people']

function Abilities({ person: { name, role } }: Pick<InvitationWithCode, 'person'>) {
  return (
    <Sheet title={copy.can(name.split(' ', 1)[0] ?? name)}>
      <Facts look="sheet">
        {ABILITIES.map((act) => (
          <Fact key={act} name={copy.abilities[act]}>
            {may(role, act) ? (
              <Badge tone="good">{copy.yes}</Badge>
            ) : (
              <Badge tone="calm" icon={x}>
                {copy.no}
              </Badge>
            )}
          </Fact>
        ))}
      </Facts>
    </Sheet>
  )
}
