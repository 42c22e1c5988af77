import { configure } from '@testing-library/react'

/** Whole screens are drawn and typed into by several suites at once: waiting longer costs nothing when all goes well. */
jest.setTimeout(180_000)
configure({ asyncUtilTimeout: 15_000 })
