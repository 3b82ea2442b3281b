/** The style guide: Storybook with its own Vite configuration, no telemetry and nothing fetched from elsewhere. */
import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['./stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'tests/styleguide/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Without one, browsers ask for a favicon.ico that isn't there.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg">`,
  // The stories name what they show; nothing is read out of the components' types.
  typescript: { check: false, reactDocgen: false },
  // The theme brings its own backgrounds, and the browser its own rulers.
  features: { backgrounds: false, measure: false, outline: false, sidebarOnboardingChecklist: false },
}

export default config
