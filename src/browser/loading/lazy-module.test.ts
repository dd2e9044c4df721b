import { expect, test, vi } from 'vitest'
import { createLazyModule } from './lazy-module.ts'

vi.stubGlobal('navigator', { onLine: true })

test('a module that failed to load is asked for again, one that loaded is not', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('404')).mockResolvedValue('module')
  const module = createLazyModule(load)
  await expect(module()).rejects.toThrow('404')
  await expect(module()).resolves.toBe('module')
  await expect(module()).resolves.toBe('module')
  expect(load).toHaveBeenCalledTimes(2)
})
