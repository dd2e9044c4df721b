import { describe, expect, test } from 'vitest'
import { mapSpecialDay } from './map-special-day.ts'

const EID = { from: '2026-03-20', to: '2026-03-22', closed: true }

const map = (fields: Readonly<Record<string, unknown>>) =>
  mapSpecialDay({ id: 'eid', fields: { title: 'Eid', ...fields } })

describe('mapSpecialDay', () => {
  test('maps closed days', () => {
    expect(map({ ...EID, title: 'Eid', messageEn: 'Eid Mubarak!' })).toEqual({
      day: {
        id: 'eid',
        from: '2026-03-20',
        to: '2026-03-22',
        hours: 'closed',
        message: { en: 'Eid Mubarak!', ar: '' },
        iftar: [],
      },
      problems: [],
    })
  })

  test('of a closed day the hours do not count, and are a problem [R51]', () => {
    const { day, problems } = map({ ...EID, hours: ['18:00-23:00'] })
    expect(day?.hours).toBe('closed')
    expect(problems).toEqual([{ field: 'hours', value: '18:00-23:00', rule: 'closed-with-hours' }])
  })

  test('maps hours and iftar times; dates may have a time', () => {
    const fields = {
      from: '2026-02-18T00:00+04:00',
      to: '2026-03-19',
      hours: ['18:00-04:00'],
      iftar: ['2026-02-18 18:14'],
    }
    expect(map(fields)).toMatchObject({
      day: {
        from: '2026-02-18',
        to: '2026-03-19',
        hours: [{ from: 1080, until: 1680 }],
        iftar: [Date.parse('2026-02-18T18:14:00+04:00')],
      },
      problems: [],
    })
  })

  test('iftar times alone leave the hours of the week', () => {
    expect(map({ from: '2026-02-18', to: '2026-02-18', iftar: ['2026-02-18 18:14'] }).day?.hours).toEqual([])
  })

  test.each(['2027-02-30 18:12', '9999-02-10 18:12'])('the iftar time %s is left out and reported', (time) => {
    const { day, problems } = map({ from: '2027-02-08', to: '2027-03-09', iftar: ['2027-02-10 18:12', time] })
    expect(day?.iftar).toEqual([Date.parse('2027-02-10T18:12:00+04:00')])
    expect(problems).toMatchObject([{ field: 'iftar', value: time }])
  })

  const unusable: readonly [name: string, fields: Readonly<Record<string, unknown>>, problem: string][] = [
    ['no first day', { from: undefined }, 'from'],
    ['a first day in words', { from: 'Friday' }, 'from'],
    ['a day that does not exist', { to: '2026-02-30' }, 'to'],
    ['a last day in a far year', { to: '9999-12-31' }, 'to'],
    ['a first day in a far past', { from: '0226-03-20' }, 'from'],
    ['a last day before the first', { to: '2026-03-19' }, 'to'],
    ['neither hours nor closed', { closed: false }, 'hours'],
    ['hours that can’t be read', { closed: null, hours: ['noon'] }, 'hours'],
  ]
  test.each(unusable)('%s leaves the entry out, with a problem', (_, changes, field) => {
    const { day, problems } = map({ ...EID, ...changes })
    expect(day).toBeNull()
    expect(problems.map((problem) => problem.field)).toContain(field)
  })
})
