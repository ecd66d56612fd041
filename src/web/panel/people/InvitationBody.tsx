import { PANEL_PATHS, personPath } from '#contract/panel/paths.ts'
import type { InvitationPage } from '#contract/panel/people.ts'
import { type Act, may } from '#contract/panel/roles.ts'
import { MINUTE } from '#domain/calendar.ts'
import { untilText } from '../../copy/panel-moments.ts'
import { invitation as copy, roleWords } from '../../copy/panel-people.ts'
import { check, copy as copyIcon, x } from '../../ui/icons.ts'
import { selectText, useCopied } from '../../ui/use-copied.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { BodyProps } from '../parts/body.ts'
import { Icon } from '../parts/Icon.tsx'
import { Badge } from '../parts/marks.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { Title } from '../parts/Title.tsx'
import { usePanel } from '../renewal/panel-context.ts'

/** The link by which somebody's device registers: shown to whoever asked for it, and once. */
export function InvitationBody({ frame, page: { person, link, qr, expiresAt } }: BodyProps<InvitationPage>) {
  const { now } = usePanel()
  const minutes = now < expiresAt ? Math.floor((expiresAt - now) / MINUTE) : null
  return (
    <>
      <Title heading={copy.title(person.name)} lead={copy.lead} />
      <div className="c2 even">
        <div>
          <section className="note">
            <header className="pv-h on-night">
              <h2>{copy.heading}</h2>
              <span>{copy.left(minutes)}</span>
            </header>
            <div className="in qr">
              <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={copy.code} shapeRendering="crispEdges">
                <path d={qr.path} />
              </svg>
              <p>
                <b>{person.name}</b> · {roleWords[person.role].name}
                <br />
                <span className="fine">{copy.once(untilText(expiresAt, frame))}</span>
              </p>
              <LinkToCopy link={link} />
            </div>
          </section>
        </div>
        <div>
          <Abilities person={person} />
          <div className="acts">
            <a className="btn" href={PANEL_PATHS.people}>
              {copy.done}
            </a>
            <PanelForm frame={frame} to={personPath(person.id, '/baglanti-iptal')} confirm>
              <button className="btn line no" type="submit">
                {copy.cancel}
              </button>
            </PanelForm>
          </div>
        </div>
      </div>
    </>
  )
}

/** Without scripts it is copied as any text is. */
function LinkToCopy({ link }: { link: string }) {
  const isHydrated = useHydrated()
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
      {isHydrated ? (
        <button className="btn line" type="button" onClick={() => void copyText(link)}>
          <Icon of={state === 'copied' ? check : copyIcon} />
          <span role="status">{state === 'copied' ? copy.copied : copy.copy}</span>
        </button>
      ) : null}
    </div>
  )
}

const ABILITIES: readonly (keyof typeof copy.abilities & Act)[] = ['read', 'halt', 'answer', 'price', 'people']

function Abilities({ person: { name, role } }: Pick<InvitationPage, 'person'>) {
  return (
    <section className="sheet">
      <h2>{copy.can(name.split(' ', 1)[0] ?? name)}</h2>
      <dl className="kv">
        {ABILITIES.map((act) => (
          <div key={act}>
            <dt>{copy.abilities[act]}</dt>
            <dd>
              {may(role, act) ? <Badge tone="good" word={copy.yes} /> : <Badge tone="calm" icon={x} word={copy.no} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
