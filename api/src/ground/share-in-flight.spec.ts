import { shareInFlight } from './share-in-flight'

describe('work that is shared while it is under way', () => {
  const setUp = () => {
    const ends: ((answer: string) => void)[] = []
    const work = jest.fn((_key: string) => new Promise<string>((resolve) => ends.push(resolve)))
    return { work, ends, ask: shareInFlight((key: string) => key, work) }
  }

  it('is done once for those who ask for the same meanwhile', async () => {
    const { work, ends, ask } = setUp()
    const answers = [ask('a'), ask('a'), ask('b')]
    ends.forEach((end, n) => end(`answer ${n}`))
    expect(await Promise.all(answers)).toEqual(['answer 0', 'answer 0', 'answer 1'])
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('is done again for who asks later, also after a failure', async () => {
    const work = jest.fn(() => Promise.reject(new Error('gone')))
    const ask = shareInFlight(() => 'a', work)
    await expect(Promise.all([ask(), ask()])).rejects.toThrow('gone')
    await expect(ask()).rejects.toThrow('gone')
    expect(work).toHaveBeenCalledTimes(2)
  })
})
