/** Requirements, or parts of them, that no test proves, with the reason. */
export const unproven: readonly (readonly [id: string, statement: string, reason: string])[] = [
  ['BIZ-2', 'Limits and timings are named constants.', 'a rule about the source, kept in review'],
  ['CHK-5', 'Checkout links to the reviews on Google.', 'only the words of the link are tested'],
  ['D8', 'The order is opened by a link, not by a script.', 'no test of its own; see K06 and K17'],
  ['D9', 'A second click within a second is ignored.', 'no test of its own; see K05'],
  ['D13', 'Disabled controls can be focused and say why.', 'no test of its own; see MENU-7, CHK-6 and T17'],
  ['D14', 'Carousels have a visible pause button.', 'no test of its own; see HERO-4 and GAL-1'],
  ['D17', 'Each tab has a basket of its own.', 'no test of its own; see B16'],
  ['C04', 'The first byte comes within 100 ms.', 'measured while the service is down: `npm run bench:serve`'],
  [
    'C05',
    'Memory does not grow while the service is silent.',
    'measured with a healthy service: `npm run bench:serve`',
  ],
  ['C21', 'A menu of 1,000 items stays within its times and memory.', 'measured: `npm run bench:large`'],
  ['P02', 'An order is sent from an open checkout while offline.', 'the test goes offline on home only'],
  ['P03', 'Basket and checkout go on working while offline.', 'the test shows that the page stays'],
  ['P04', 'The menu can be read within 5 s on a slow line.', 'measured: `npm run bench:slow`'],
  [
    'CF05',
    'Importing the content types again leaves the owner’s entries as they are.',
    'Contentful’s own CLI does it (`--content-model-only`), in a real space',
  ],
  ['PV02', 'The privacy notice tells of visit counts where they are on.', 'nothing is counted; see PV07'],
  ['V13', 'Descriptions are searched for quantities within 50 ms.', 'tests show only that the search ends'],
]
