import { expect, onTestFinished, test, vi } from 'vitest'
import { checkProduction, readSettings, SettingsError } from './settings.ts'

const KEYS = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'secret-token' }
const ORIGIN = { SITE_ORIGIN: 'https://lahab.example' }
const check = (environment: Record<string, string>) => (): void =>
  checkProduction(environment, readSettings(environment))

test('missing keys are an error in production unless CONTENT=sample [CNT-3]', () => {
  expect(check({ NODE_ENV: 'production', ...ORIGIN })).toThrow(
    /^CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are missing/,
  )
  expect(check({ NODE_ENV: 'production', ...ORIGIN, CONTENTFUL_SPACE_ID: ' ', CONTENTFUL_ACCESS_TOKEN: '' })).toThrow(
    SettingsError,
  )
  expect(check({ NODE_ENV: 'production', ...ORIGIN, CONTENT: 'sample' })).not.toThrow()
  expect(check({ NODE_ENV: 'production', ...ORIGIN, ...KEYS })).not.toThrow()
  expect(check({ NODE_ENV: 'production', ...ORIGIN, CONTENT_FILE: 'menu.json' })).not.toThrow()
  expect(check({})).not.toThrow()
  expect(check({ NODE_ENV: 'test' })).not.toThrow()
})

test('a missing SITE_ORIGIN is an error in production [APP-6]', () => {
  expect(check({ NODE_ENV: 'production', ...KEYS })).toThrow(/^SITE_ORIGIN is missing/)
  expect(check({ NODE_ENV: 'production', ...KEYS, SITE_ORIGIN: ' ' })).toThrow(/^SITE_ORIGIN is missing/)
})

test('plain http and many fetches are served in production, with a line in the log for each [R59]', () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const getLines = (environment: Record<string, string>): readonly string[] => {
    logged.mockClear()
    check({ ...KEYS, ...ORIGIN, ...environment })()
    return logged.mock.calls.map(([line]) => String(line))
  }
  const production = { NODE_ENV: 'production' }
  expect(getLines(production)).toEqual([])
  expect(getLines({ ...production, SITE_ORIGIN: 'http://lahab.example', CONTENT_REFRESH_SECONDS: '1' })).toEqual([
    expect.stringMatching(/setting-warning {"note":"SITE_ORIGIN is plain http/) as string,
    expect.stringMatching(/setting-warning {"note":"CONTENT_REFRESH_SECONDS is short/) as string,
  ])
  expect(getLines({ ...production, CONTENT_REFRESH_SECONDS: '30' })).toEqual([])
  expect(getLines({ SITE_ORIGIN: 'http://lahab.example', CONTENT_REFRESH_SECONDS: '1' })).toEqual([])
})

test('CONTENT=sample excludes keys, and no other value is valid [CNT-3]', () => {
  expect(readSettings({ CONTENT: 'sample' }).contentful).toBeNull()
  expect(() => readSettings({ ...KEYS, CONTENT: 'sample' })).toThrow(/^CONTENT=sample and the Contentful keys exclude/)
  expect(() => readSettings({ CONTENT: 'demo' })).toThrow(/^CONTENT must be sample or not set, not "demo"/)
})
