export interface Pick {
  readonly value: string
  readonly label: string
  readonly note?: string | undefined
}

/** A few answers side by side, of which one is chosen. */
export function Picks({ name, legend, picks, chosen, onChoose, isTitled = false }: PicksProps) {
  return (
    <fieldset className="fld">
      <legend className={isTitled ? 'vh' : undefined}>{legend}</legend>
      <div className="pick">
        {picks.map(({ value, label, note }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              {...(onChoose === undefined
                ? { defaultChecked: value === chosen }
                : { checked: value === chosen, onChange: () => onChoose(value) })}
            />
            <span>
              {label}
              {note === undefined ? null : (
                <>
                  <br />
                  <small>{note}</small>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PicksProps {
  readonly name: string
  readonly legend: string
  readonly picks: readonly Pick[]
  readonly chosen: string
  /** Who draws them holds what is chosen. Left out: the browser does, from `chosen` on. */
  readonly onChoose?: (value: string) => void
  /** A heading stands over it already. */
  readonly isTitled?: boolean
}
