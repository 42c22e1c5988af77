import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { describe, it } from 'node:test'
import { quickFolder } from './quick-folder.mjs'

const GB = 1024 ** 3
const folder = (room, memory) =>
  quickFolder({ statfs: () => ({ bavail: room, bsize: GB }), free: () => memory * GB })

describe('where the tests’ databases stand', () => {
  it('is the memory of a machine that has room', () => assert.equal(folder(12, 20), '/dev/shm'))
  it('is the disk of a container, and of a machine whose memory is taken', () => {
    assert.equal(folder(0.0625, 20), tmpdir())
    assert.equal(folder(12, 3), tmpdir())
  })
  it('is the disk where no folder stands in memory', () => {
    const statfs = () => {
      throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
    }
    assert.equal(quickFolder({ statfs }), tmpdir())
  })
})
