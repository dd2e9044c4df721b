import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const SCRIPT = path.join(import.meta.dirname, '../tools/remove-node-headers.mjs')
const { scripts } = packageFile

describe('the postinstall script', () => {
  let project: string
  beforeEach(() => {
    project = mkdtempSync(path.join(os.tmpdir(), 'postinstall-'))
    mkdirSync(path.join(project, 'tools'))
    cpSync(SCRIPT, path.join(project, 'tools/remove-node-headers.mjs'))
  })
  afterEach(() => rmSync(project, { recursive: true }))

  const addPackage = (name: string): string => {
    const folder = path.join(project, 'node_modules', name)
    mkdirSync(path.join(folder, 'include/node'), { recursive: true })
    writeFileSync(path.join(folder, 'include/node/v8.h'), '')
    writeFileSync(path.join(folder, 'package.json'), '{}')
    return folder
  }
  const install = (): { status: number | null; output: string } => {
    const { status, stdout, stderr } = spawnSync(scripts.postinstall, { cwd: project, shell: true, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }

  test.each(Object.keys(packageFile.optionalDependencies))('removes only the headers of %s', (name) => {
    const node = addPackage(name)
    expect(install()).toEqual({ status: 0, output: '' })
    expect(existsSync(path.join(node, 'include'))).toBe(false)
    expect(existsSync(path.join(node, 'package.json'))).toBe(true)
  })

  test('keeps the headers of other packages', () => {
    const other = addPackage('node-mock-http')
    expect(install()).toEqual({ status: 0, output: '' })
    expect(existsSync(path.join(other, 'include/node/v8.h'))).toBe(true)
  })

  test('succeeds if there is nothing to remove', () => {
    expect(install()).toEqual({ status: 0, output: '' })
    mkdirSync(path.join(project, 'node_modules'))
    expect(install()).toEqual({ status: 0, output: '' })
  })

  test('succeeds without tools/, as in a stage of the Dockerfile', () => {
    rmSync(path.join(project, 'tools'), { recursive: true })
    expect(install()).toEqual({ status: 0, output: '' })
  })
})
