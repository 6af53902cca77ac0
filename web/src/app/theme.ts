/**
 * The look of the product, in the terms of Cloudscape's theming: ink on paper. The build turns it into a stylesheet, so
 * that nothing is injected at run time. The same colours stand in `tokens.css` for everything that is our own.
 */
export const theme = {
  referenceTokens: {
    color: {
      primary: {
        50: '#f4f5fe',
        100: '#e8eafb',
        200: '#d3d8f7',
        300: '#c0c7ff',
        400: '#a4afff',
        500: '#7583ee',
        600: '#3742ad',
        700: '#2c358f',
        800: '#232a73',
        900: '#1e2463',
        1000: '#1f2340',
      },
      neutral: {
        50: '#fbfaf8',
        100: '#f8f7f4',
        150: '#f4f2ee',
        200: '#f0eeea',
        250: '#e8e6e0',
        300: '#dcdad4',
        350: '#c9c7c4',
        400: '#b5b3b4',
        450: '#a6a4ab',
        500: '#85838f',
        550: '#767482',
        600: '#646271',
        650: '#4b4a58',
        700: '#383845',
        750: '#2d2d39',
        800: '#25262f',
        850: '#1c1d25',
        900: '#15161c',
        950: '#121318',
        1000: '#07080b',
      },
    },
  },
  tokens: {
    fontFamilyBase: 'var(--font)',
    fontFamilyMonospace: 'var(--font-mono)',
    colorBackgroundLayoutMain: { light: '#f8f7f4', dark: '#121318' },
    borderRadiusButton: '10px',
    borderRadiusContainer: '16px',
    borderRadiusInput: '10px',
  },
} as const
