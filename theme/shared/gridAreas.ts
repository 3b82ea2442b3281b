/**
 * A `grid-template-areas` value. Each row names its areas with the number of columns they take, and `.` is an empty
 * cell: `gridAreas('title*8 . facts*3', 'lead*12')`.
 */
export function gridAreas(...rows: readonly string[]): string {
  return rows.map((row) => `"${row.split(' ').map(cells).join(' ')}"`).join(' ')
}

function cells(area: string): string {
  const [name = '.', count = '1'] = area.split('*')
  return Array.from({ length: Number(count) }, () => name).join(' ')
}
