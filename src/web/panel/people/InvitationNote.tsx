import type { InvitationWithCode } from '#contract/panel/people-pages.ts'
import { type Permission, may } from '#contract/panel/roles.ts'
import { MINUTE } from '#domain/calendar.ts'
import { untilText } from '../../copy/panel-moments.ts'
import { invitation as copy, roleWords } from '../../copy/panel-people.ts'
import { check, copy as copyIcon, share2, x } from '../../ui/icons.ts'
import { selectText, useCopied } from '../../ui/use-copied.ts'
import { FailureNote } from '../parts/FailureNote.tsx'
import { ToneBadge } from '../parts/marks.tsx'
import { PanelIcon } from '../parts/PanelIcon.tsx'
import { Title } from '../parts/Title.tsx'
import { useNow, usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'

/** The link by which a person's device registers, over the page on which a manager asked for it: shown once. */
export function InvitationNote({ invitation: { person, link, qr, expiresAt } }: { invitation: InvitationWithCode }) {
  const { tell } = usePanel()
  const now = useNow()
  const { run, failure } = useAction('cancelInvitation')
  const left = expiresAt - now.renderedAt
  const cancel = async (): Promise<void> => {
    const answer = await run({ person: person.id })
    if (answer?.kind === 'changed') tell(null)
  }
  return (
    <>
      <Title heading={copy.title(person.name)} lead={copy.lead} isSecond />
      <div className="c2 even">
        <div>
          <section className="note">
            <header className="pv-h on-night">
              <h2>{copy.heading}</h2>
              <span>{copy.left(left > 0 ? Math.floor(left / MINUTE) : null)}</span>
            </header>
            <div className="in qr">
              <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={copy.code} shapeRendering="crispEdges">
                <path d={qr.path} />
              </svg>
              <p>
                <b>{person.name}</b> · {roleWords[person.role].name}
                <br />
                <span className="fine">{copy.once(untilText(expiresAt, now))}</span>
              </p>
              <LinkActs link={link} name={person.name} />
            </div>
          </section>
        </div>
        <div>
          <Abilities person={person} />
          <FailureNote failure={failure} />
          <div className="acts">
            <button className="btn" type="button" onClick={() => tell(null)}>
              {copy.done}
            </button>
            <button className="btn line no" type="button" onClick={() => void cancel()}>
              {copy.cancel}
            </button>
          </div>
        </div>
      </div>
    </>
  )
}

/** The link itself, to copy, or to send by the share sheet of a telephone. */
function LinkActs({ link, name }: { link: string; name: string }) {
  const { state, copy: copyText } = useCopied()
  return (
    <div className="code">
      <span
        translate="no"
        ref={(element) => {
          if (state === 'refused') selectText(element)
        }}
      >
        {link.replace(/^https?:\/\//, '')}
      </span>
      <button className="btn line" type="button" onClick={() => void copyText(link)}>
        <PanelIcon of={state === 'copied' ? check : copyIcon} />
        <span role="status">{state === 'copied' ? copy.copied : copy.copy}</span>
      </button>
      {'share' in navigator ? (
        <button className="btn line" type="button" onClick={() => void share(link, name)}>
          <PanelIcon of={share2} />
          {copy.share}
        </button>
      ) : null}
    </div>
  )
}

/** A sheet that was closed shares nothing, and that is no mistake. */
async function share(link: string, name: string): Promise<void> {
  try {
    await navigator.share({ text: copy.shared(name), url: link })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

const ABILITIES: readonly (keyof typeof copy.abilities & Permission)[] = ['read', 'halt', 'answer', 'price', 'people']

function Abilities({ person: { name, role } }: Pick<InvitationWithCode, 'person'>) {
  return (
    <section className="sheet">
      <h2>{copy.can(name.split(' ', 1)[0] ?? name)}</h2>
      <dl className="kv">
        {ABILITIES.map((act) => (
          <div key={act}>
            <dt>{copy.abilities[act]}</dt>
            <dd>
              {may(role, act) ? (
                <ToneBadge tone="good" word={copy.yes} />
              ) : (
                <ToneBadge tone="calm" icon={x} word={copy.no} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
