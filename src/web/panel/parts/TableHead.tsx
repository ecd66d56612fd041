interface TableHeadProps {
  readonly caption: string
  /** In order; one that nobody needs to see is heard all the same. */
  readonly columns: readonly (string | { readonly heard: string })[]
}

/** What a table is of, for who hears it, and the names of its columns. */
export function PanelTableHead({ caption, columns }: TableHeadProps) {
  return (
    <>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === 'string' ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <th key={column.heard} scope="col">
                <span className="vh">{column.heard}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
    </>
  )
}
