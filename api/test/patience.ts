/**
 * A limit is there for what hangs, not for what is slow: two cores at their slowest hour take more than five times as long as idle ones.
 * What shall be quick is measured where it is asserted.
 */
jest.setTimeout(600_000)
