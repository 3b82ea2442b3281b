import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine may take long to load a part of a page.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
