import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { styleGuidePlugin } from './styleGuidePlugin.ts'

export default defineConfig(async () => ({
  plugins: [await styleGuidePlugin(resolve(import.meta.dirname, '../..')), react()],
}))
