import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A strict S3 server: what is not signed, not signed right, or not the bytes that were signed is refused, as the
 * protocol says it. Nothing of it knows our driver.
 */

export const BUCKET = 'balde'
export const CREDENTIALS = { accessKeyId: 'AKIDSELETA', secretAccessKey: 'segredo/da+loja' }
const REGION = 'sa-east-1'
const PAGE = 5

export interface FakeS3 {
  readonly endpoint: string
  readonly objects: Map<string, { readonly bytes: Buffer; readonly modified: Date }>
  /** `METHOD key` of every request that was let in. */
  readonly requests: string[]
  /**
   * What the next requests meet, one each: a status, a connection that is cut half way, silence, an answer piece by
   * piece, or all of it whatever part was asked for.
   */
  readonly troubles: (number | 'cut' | 'silence' | 'slow' | 'whole')[]
  readonly stop: () => Promise<void>
}

export async function startFakeS3(): Promise<FakeS3> {
  const fake: Omit<FakeS3, 'endpoint' | 'stop'> = { objects: new Map(), requests: [], troubles: [] }
  const server = createServer((request, response) => {
    answer(fake, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    ...fake,
    endpoint: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function answer(
  { objects, requests, troubles }: Omit<FakeS3, 'endpoint' | 'stop'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://s3')
  const body =
    troubles[0] === 'slow' && request.method === 'PUT' ? await takeSlowly(request) : await buffer(request)
  const fault = signatureFault(request, url, body)
  if (fault !== null) return refuse(response, 403, fault)
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
  const key = rest.join('/')
  requests.push(`${request.method ?? ''} ${key}`)
  const trouble = troubles.shift()
  if (trouble === 'silence') return
  if (typeof trouble === 'number')
    return refuse(response, trouble, trouble === 503 ? 'SlowDown' : 'AccessDenied')
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, modified: new Date() })
    return void response.writeHead(200, { etag: '"x"' }).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  if (key === '') return list(objects, url, response)
  const found = objects.get(key)
  if (found === undefined) return refuse(response, 404, 'NoSuchKey', request.method === 'HEAD')
  if (trouble === 'whole') delete request.headers.range
  if (trouble === 'slow') return sendSlowly(response, found.bytes)
  send(request, response, found.bytes, trouble === 'cut')
}

function send(request: IncomingMessage, response: ServerResponse, bytes: Buffer, isCut: boolean): void {
  const match = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  const start = Number(match?.[1] ?? 0)
  const end = Math.min(Number(match?.[2] ?? bytes.length - 1), bytes.length - 1)
  if (start >= bytes.length && match !== null) return refuse(response, 416, 'InvalidRange')
  const part = bytes.subarray(start, end + 1)
  response.writeHead(match === null ? 200 : 206, {
    'content-length': part.length,
    ...(match === null ? {} : { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  })
  if (request.method === 'HEAD') response.end()
  else if (isCut) response.write(part.subarray(0, part.length >> 1), () => response.destroy())
  else response.end(part)
}

async function takeSlowly(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let taken = 0
  for await (const part of request) {
    parts.push(part as Buffer)
    taken += (part as Buffer).length
    if (taken < 1_000_000) continue
    taken = 0
    await wait(150)
  }
  return Buffer.concat(parts)
}

async function sendSlowly(response: ServerResponse, bytes: Buffer): Promise<void> {
  response.writeHead(200, { 'content-length': bytes.length })
  const piece = Math.ceil(bytes.length / 10)
  for (let at = 0; at < bytes.length; at += piece) {
    response.write(bytes.subarray(at, at + piece))
    await wait(150)
  }
  response.end()
}

function list(objects: FakeS3['objects'], url: URL, response: ServerResponse): void {
  const { searchParams } = url
  const prefix = searchParams.get('prefix') ?? ''
  const after = searchParams.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = keys.slice(0, PAGE)
  const contents = page.map((key) => {
    const modified = objects.get(key)?.modified.toISOString() ?? ''
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`
  })
  const more = keys.length > PAGE
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${String(more)}</IsTruncated>${contents.join('')}${
        more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : ''
      }</ListBucketResult>`,
    )
}

function refuse(response: ServerResponse, status: number, code: string, isBare = false): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(isBare ? '' : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** AWS Signature Version 4 with a signed content. @returns the protocol's word for what is wrong; null when nothing is */
function signatureFault(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const { headers } = request
  const match =
    /^AWS4-HMAC-SHA256 Credential=(\S+?)\/(\d{8})\/(\S+?)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (match === null) return 'AccessDenied'
  const [, id, day = '', region = '', names = '', signature = ''] = match
  if (id !== CREDENTIALS.accessKeyId) return 'InvalidAccessKeyId'
  const moment = String(headers['x-amz-date'])
  const at = moment.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z')
  if (Math.abs(Date.now() - Date.parse(at)) > 900_000) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  if (!signed.includes('host') || !signed.includes('x-amz-content-sha256')) return 'AccessDenied'
  const content = String(headers['x-amz-content-sha256'])
  if (content !== hash(body)) return 'XAmzContentSHA256Mismatch'
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted()
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(encode).join('/'),
    query.join('&'),
    ...signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    content,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, hash(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${CREDENTIALS.secretAccessKey}`, day), region), 's3'), 'aws4_request')
  const isRight = region === REGION && timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
  return isRight ? null : 'SignatureDoesNotMatch'
}

/** Settings of a store on the fake. */
export const s3SettingsOf = (endpoint: string, prefix = 'arquivos/') => ({
  bucket: BUCKET,
  endpoint,
  region: REGION,
  prefix,
  credentials: CREDENTIALS,
  isPathStyle: true,
})
