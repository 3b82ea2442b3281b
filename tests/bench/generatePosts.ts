/** Posts for measuring: about 400 words each, with code, formulas, a table and a footnote, no two alike. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TAGS = ['Agents', 'Retrieval', 'Evaluation', 'Vision', 'Speech', 'Production', 'Data', 'Training']
const WORDS =
  'the model reads a page and keeps what it needs while the index grows with every batch of rows that arrive at night so a filter must run before the search or the answer comes back empty and nobody sees why until the bill is due'.split(
    ' ',
  )

/** Writes posts with the ids 1 to `count` into a folder. */
export async function generatePosts(folder: string, count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) await writeFile(join(folder, `${id}-generated.md`), post(id))
}

function post(id: number): string {
  const day = new Date(Date.UTC(2010, 0, 1 + (id % 5000))).toISOString().slice(0, 10)
  const tag = (place: number) => TAGS[(id + place) % TAGS.length]
  return `---
id: ${id}
title: Note ${id} on what the ${word(id)} ${word(id * 3)} costs
excerpt: ${sentence(id, 24)}
date: ${day}
tags: [${tag(0)}, ${tag(3)}]
featured: ${id % 7 === 0}
---

${paragraph(id)}

## What was measured ${id}

${paragraph(id + 1)} The cost is $c_{${id}} = \\frac{n^2}{${id} + 1}$ for each row.[^1]

\`\`\`python title="run_${id}.py" {2,4}
def run_${id}(rows, limit=${id}):
    """Keeps the rows that pass the filter."""
    kept = [row for row in rows if row["score"] > ${id / 100}]
    for index, row in enumerate(kept[:limit]):
        print(f"{index}: {row['name']!r}", end="\\n")
    return {"kept": len(kept), "all": len(rows)}
\`\`\`

### In numbers

| Rows | Kept | Share |
|---|---:|---:|
| ${id * 10} | ${id * 3} | 30% |
| ${id * 20} | ${id * 5} | 25% |

$$
\\sum_{k=1}^{${id}} \\left( x_k - \\bar{x} \\right)^2 \\le \\sigma^2 \\cdot ${id}
$$

## What follows

${paragraph(id + 2)}

- ${sentence(id + 3, 9)}
- ${sentence(id + 4, 11)}
- ${sentence(id + 5, 8)}

\`\`\`ts
export async function load${id}(name: string): Promise<Row[]> {
  const answer = await fetch(\`/rows/\${name}?page=${id}\`)
  if (!answer.ok) throw new Error(\`No rows for \${name}\`)
  return (await answer.json()).rows // at most ${id} of them
}
\`\`\`

> ${sentence(id + 6, 18)}

${paragraph(id + 7)}

[^1]: ${sentence(id + 8, 12)}
`
}

function word(seed: number): string {
  return WORDS[(seed * 7 + 3) % WORDS.length] ?? ''
}

function sentence(seed: number, length: number): string {
  const words = Array.from({ length }, (_, index) => word(seed * 31 + index * (1 + (seed % 5))))
  const text = words.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function paragraph(seed: number): string {
  return [13, 17, 9, 21].map((length, index) => sentence(seed * 5 + index, length)).join(' ')
}
