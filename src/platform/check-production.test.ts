import { expect, test } from 'vitest'
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

test('CONTENT=sample excludes keys, and no other value is valid [CNT-3]', () => {
  expect(readSettings({ CONTENT: 'sample' }).contentful).toBeNull()
  expect(() => readSettings({ ...KEYS, CONTENT: 'sample' })).toThrow(/^CONTENT=sample and the Contentful keys exclude/)
  expect(() => readSettings({ CONTENT: 'demo' })).toThrow(/^CONTENT must be sample or not set, not "demo"/)
})
