import { PATIENCE_MS } from './support/amount'

jest.setTimeout(PATIENCE_MS)
