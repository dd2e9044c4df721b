import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,server,content-service,tests}/**/*.test.ts'],
        },
      },
    ],
  },
})
