import words from '@content/interface.yaml'
import { type RefObject, useEffect } from 'react'

/**
 * Gives each code block below an element a button that copies it, and a place that says whether it did. Both are put
 * in by script, since without scripts they would do nothing; React never looks at what stands in that element.
 */
export function useCodeCopy(root: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const blocks = root.current?.querySelectorAll('.code') ?? []
    const added = [...blocks].flatMap(addButton)
    return () => {
      for (const element of added) element.remove()
    }
  }, [root, html])
}

function addButton(block: Element): Element[] {
  const box = block.querySelector('pre')
  const code = block.querySelector('code')
  if (box === null || code === null) return []
  const status = document.createElement('p')
  status.role = 'status'
  const button = document.createElement('button')
  button.type = 'button'
  // Said after the word by screen readers alone: the word repeats on the page.
  const name = document.createElement('span')
  name.textContent = ` ${box.ariaLabel}`
  button.append(words.copy, name)
  button.addEventListener('click', () => void copy(code, status))
  box.before(status, button)
  return [status, button]
}

async function copy(code: Element, status: Element): Promise<void> {
  // Emptied first, so that the same answer is said again.
  status.textContent = ''
  const isCopied = await writeToClipboard(code.textContent)
  status.textContent = isCopied ? words.copied : words.copyFailed
  if (!isCopied) getSelection()?.selectAllChildren(code)
}

/** False where the browser refuses, or has no clipboard to write to, as on plain http. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
