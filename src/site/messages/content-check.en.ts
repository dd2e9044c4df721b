import { plural } from '#i18n/plural.ts'
import { fixesEn, problemsEn } from './content-check-findings.en.ts'

/** English messages of the page for the owner that checks the content. */
export const contentCheckEn = {
  title: 'Content check',
  allIsWell: 'All is well.',
  onlyTips: (count: number) => `The site works. ${plural('en', count, { one: '1 tip', other: `${count} tips` })}.`,
  problems: (count: number) => plural('en', count, { one: '1 thing to look at', other: `${count} things to look at` }),
  readAt: (date: string, time: string) => `Read on ${date} at ${time}, UAE time.`,
  uncheckedImages: (count: number) => `Pictures that could not be checked just now: ${count}.`,
  onceAMinute: 'Changed something? Wait a minute, then open this page again.',
  notRead: 'The content could not be read just now.',
  notReadFix:
    'The site goes on with the last menu it read. Try again in a minute; if it happens again, tell your developer:',
  errors: 'Customers notice this',
  warnings: 'Worth a look',
  tips: 'Tips',
  untitled: 'Untitled',
  whatToDo: 'What to do:',
  emptyField: 'empty',
  handOffs: {
    title: 'Orders taken to WhatsApp',
    today: 'Today',
    yesterday: 'Yesterday',
    lastSevenDays: 'Last seven days',
    note: 'How many orders customers opened in WhatsApp or copied; only your WhatsApp shows which of them were sent. A day begins at midnight, and the seven include today. Nothing about the customer or the order is kept.',
    off: 'Not counted. To see the numbers here, ask your developer to set COUNT_EVENTS=on: then each order reports to your server that it was opened, and the privacy notice says so.',
  },
  site: {
    title: 'What the site shows now',
    noMenu: 'No menu: the pages say how to order by phone.',
    preOrdersAreOff: '“Orders for later” is off',
    none: 'None',
    yes: 'Yes',
    no: 'No',
    until: (date: string) => `Until ${date}`,
    laterFrom: (lead: number, slot: number) => `From ${lead} minutes on, every ${slot} minutes`,
    /** `days`: 1 or more. */
    daysAhead: (days: number) => `Days ahead: ${days}`,
    notAsked: 'Customers are not asked',
    weekHoursStay: 'the weekly hours apply',
    soldOutUntil: (date: string, time: string) => `Sold out until ${date}, ${time}`,
    ownHeroImages: (count: number) => `Yours: ${count}`,
    siteHeroImages: 'The site’s own',
    offerOff: 'Off',
    bestSellers: 'Best sellers',
    areasHidden: 'Not shown while delivery is off',
    noKitchenAllergens: 'Not given for every dish, so dishes say to ask you',
    note: 'A change reaches pages that customers have open within two minutes.',
  },
  menuCode: {
    title: 'QR code of the menu',
    howToPrint:
      'For tables and bags: print this page, and only the code is printed. Switch off headers and footers in the print window: they name this page’s address. Then try the code with your phone.',
    scan: 'Scan to see the menu and order.',
  },
  keepSecret: 'Keep this page’s address to yourself: whoever has it can read this page. Nothing can be changed here.',
  toSite: 'To the site',
  findingProblems: problemsEn,
  fixes: fixesEn,
}

export type ContentCheckMessages = typeof contentCheckEn
