/** What time it is: an input of the product, so that what takes months can be seen to happen. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
