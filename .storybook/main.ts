import type { StorybookConfig } from '@storybook/react-vite';

/** docs/guide/workshop.md. Nothing here asks the network: no telemetry, no look for updates, no fonts from elsewhere. */
export default {
  stories: ['../ui/**/*.stories.tsx'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A file whatever width and format it is asked for in: the site makes those, the workshop shows the original.
  staticDirs: [
    { from: '../content/media/places', to: '/media/places' },
    { from: '../content/media/podcasts', to: '/media/podcasts' },
    { from: './media', to: '/media/drawings' },
  ],
  // A block is plain data: nothing to set, nothing it calls.
  features: { actions: false, controls: false, interactions: false },
  typescript: { check: false, reactDocgen: false },
} satisfies StorybookConfig;
