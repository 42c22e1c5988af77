/** Servers and databases start in hooks; on two busy cores that takes longer than Jest's five seconds. */
jest.setTimeout(60_000)
