import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type FileStore, ObjectMissingError, StoreError } from '../src/ground/files/file-store'
import { createFolderStore } from '../src/ground/files/folder-store'
import { newChave } from '../src/ground/files/object-key'
import { createS3Store } from '../src/ground/files/s3-store'
import { openSpool } from '../src/ground/files/spool'
import { BUCKET, type FakeS3, s3SettingsOf, startFakeS3 } from './support/fake-s3'

/** What every store of files keeps (decisions 104 and 105): the folder and the S3 driver by one list. */

const folder = mkdtempSync(join(tmpdir(), 'seleta-loja-'))
const spool = openSpool(join(folder, 'chegando'))
/** Milliseconds without a byte, of a store that does not wait for long. */
const HURRY = 1000
let fake: FakeS3
let stores: Record<string, FileStore>
beforeAll(async () => {
  fake = await startFakeS3()
  stores = {
    'a folder': createFolderStore(join(folder, 'loja')),
    S3: createS3Store(s3SettingsOf(fake.endpoint)),
    'S3 in a hurry': createS3Store(s3SettingsOf(fake.endpoint), HURRY),
  }
})
afterAll(async () => {
  for (const store of Object.values(stores)) store.close()
  await fake.stop()
  rmSync(folder, { recursive: true, force: true })
})

const file = (bytes: Buffer) => spool.receive(Readable.from([bytes]))
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251))

async function keep(store: FileStore, content = bytes): Promise<string> {
  const arrived = await file(content)
  await store.put(arrived.chave, arrived)
  return arrived.chave
}
const read = async (store: FileStore, chave: string, range?: { start: number; end: number }) =>
  buffer(await store.open(chave, range))
async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { chave } of store.list()) keys.push(chave)
  return keys
}

describe.each(['a folder', 'S3'])('%s', (name) => {
  const store = (): FileStore => {
    const found = stores[name]
    if (found === undefined) throw new Error(name)
    return found
  }

  it('gives back what it took, byte for byte', async () => {
    expect((await read(store(), await keep(store()))).equals(bytes)).toBe(true)
  })
  it('keeps an empty file', async () => {
    const chave = await keep(store(), Buffer.alloc(0))
    expect(await store().size(chave)).toBe(0)
    expect(await read(store(), chave)).toHaveLength(0)
  })
  it('keeps a file of more than one part', async () => {
    const large = Buffer.alloc(12 * 1024 * 1024, 'parte')
    expect((await read(store(), await keep(store(), large))).equals(large)).toBe(true)
  })
  it('leaves nothing of it on the disk where it arrived', async () => {
    const arrived = await file(bytes)
    await store().put(arrived.chave, arrived)
    expect(existsSync(arrived.path)).toBe(false)
  })
  it.each([
    ['the first byte', { start: 0, end: 0 }],
    ['the middle', { start: 100_000, end: 200_000 }],
    ['the last byte', { start: 299_999, end: 299_999 }],
  ])('gives a part: %s', async (_what, range) => {
    const part = await read(store(), await keep(store()), range)
    expect(part.equals(bytes.subarray(range.start, range.end + 1))).toBe(true)
  })
  it('knows the size, and that there is none', async () => {
    expect(await store().size(await keep(store()))).toBe(bytes.length)
    expect(await store().size(newChave())).toBeNull()
  })
  it('says that an object is missing, whole or in part', async () => {
    await expect(store().open(newChave())).rejects.toThrow(ObjectMissingError)
    await expect(store().open(newChave(), { start: 0, end: 1 })).rejects.toThrow(ObjectMissingError)
  })
  it('takes away several, and what is not there is no failure', async () => {
    const [one, two] = [await keep(store()), await keep(store())]
    await store().remove([one, newChave(), two])
    expect(await Promise.all([one, two].map((chave) => store().size(chave)))).toEqual([null, null])
  })
  it('lists all in the order of their keys, over more than one page', async () => {
    const kept = await Promise.all(Array.from({ length: 12 }, () => keep(store())))
    const keys = await keysOf(store())
    expect(keys).toEqual(keys.toSorted())
    expect(keys).toEqual(expect.arrayContaining(kept))
  })
  it('says when an object came', async () => {
    const chave = await keep(store())
    for await (const found of store().list())
      if (found.chave === chave)
        expect(Math.abs(Date.now() - found.modifiedAt.getTime())).toBeLessThan(60_000)
  })
  it('takes no key that is a path', async () => {
    await expect(async () => store().open('../../etc/passwd')).rejects.toThrow('not a key')
  })
  it('takes ten at once', async () => {
    const kept = await Promise.all(Array.from({ length: 10 }, (_, n) => keep(store(), Buffer.from(`n${n}`))))
    const texts = await Promise.all(kept.map(async (chave) => (await read(store(), chave)).toString()))
    expect(texts).toEqual(Array.from({ length: 10 }, (_, n) => `n${n}`))
  })
})

describe('S3 in trouble', () => {
  // They stand in beforeAll.
  const s3 = () => stores['S3'] as FileStore
  const hurried = () => stores['S3 in a hurry'] as FileStore

  it('tries again when the store is busy for a moment', async () => {
    fake.troubles.push(503)
    expect((await read(s3(), await keep(s3()))).equals(bytes)).toBe(true)
  })
  it.each([
    ['the size', (chave: string) => s3().size(chave)],
    ['taking away', (chave: string) => s3().remove([chave])],
  ])('tries %s again, too', async (_what, ask) => {
    const chave = await keep(s3())
    fake.troubles.push(500)
    await ask(chave)
    expect(fake.troubles).toEqual([])
  })
  it.each([
    ['reading', (chave: string) => s3().open(chave)],
    ['taking away', (chave: string) => s3().remove([chave])],
    ['listing', () => keysOf(s3())],
  ])('says that %s is forbidden at once', async (_what, ask) => {
    const chave = await keep(s3())
    fake.troubles.push(403)
    await expect(ask(chave)).rejects.toThrow(StoreError)
    expect(fake.troubles).toEqual([])
  })
  it('waits for a slow store that goes on', async () => {
    const chave = await keep(s3())
    fake.troubles.push('slow')
    expect((await read(hurried(), chave)).equals(bytes)).toBe(true)
    fake.troubles.push('slow')
    const large = Buffer.alloc(12_000_000, 'parte')
    expect((await read(hurried(), await keep(hurried(), large))).equals(large)).toBe(true)
  })
  it('takes no whole file for the part that was asked for', async () => {
    const chave = await keep(s3())
    fake.troubles.push('whole')
    await expect(s3().open(chave, { start: 5, end: 9 })).rejects.toThrow('another part')
  })
  it('gives up after three tries, and the file stays where it arrived', async () => {
    fake.troubles.push(...Array.from({ length: 9 }, () => 503))
    const arrived = await file(bytes)
    await expect(s3().put(arrived.chave, arrived)).rejects.toThrow(StoreError)
    expect(existsSync(arrived.path)).toBe(true)
    fake.troubles.length = 0
  })
  it('does not wait for a store that says nothing', async () => {
    const chave = await keep(s3())
    fake.troubles.push('silence', 'silence', 'silence')
    await expect(hurried().open(chave)).rejects.toThrow(StoreError)
    fake.troubles.length = 0
  })
  it('does not give half a file for a whole one', async () => {
    const chave = await keep(s3())
    fake.troubles.push('cut')
    await expect(read(s3(), chave)).rejects.toThrow(/aborted|ECONNRESET|terminated/)
  })
  it('is refused with a wrong secret, and says so without it', async () => {
    const settings = s3SettingsOf(fake.endpoint)
    const credentials = { ...settings.credentials, secretAccessKey: 'errado' }
    const stranger = createS3Store({ ...settings, credentials })
    await expect(stranger.size(newChave())).rejects.toThrow(StoreError)
    await expect(keep(stranger)).rejects.toThrow(/^(?!.*errado).*S3 store cannot be used/)
    stranger.close()
  })
  it('is refused when the content is not what was signed', async () => {
    const arrived = await file(bytes)
    writeFileSync(arrived.path, Buffer.alloc(bytes.length, 'x'))
    await expect(s3().put(arrived.chave, arrived)).rejects.toThrow(StoreError)
    expect(await s3().size(arrived.chave)).toBeNull()
  })
  it('does not take a missing bucket for a missing file', async () => {
    const lost = createS3Store({ ...s3SettingsOf(fake.endpoint), bucket: `${BUCKET}x` })
    await expect(lost.open(newChave())).rejects.toThrow(StoreError)
    lost.close()
  })
  it('does not see what others keep beside its prefix', async () => {
    const beside = createS3Store(s3SettingsOf(fake.endpoint, 'outra/'))
    const chave = await keep(beside)
    expect(await keysOf(s3())).not.toContain(chave)
    expect(await keysOf(beside)).toEqual([chave])
    beside.close()
  })
  it('is an error of the store when nobody is there', async () => {
    const nobody = createS3Store(s3SettingsOf('http://127.0.0.1:9'))
    await expect(nobody.size(newChave())).rejects.toThrow(StoreError)
    nobody.close()
  })
})
