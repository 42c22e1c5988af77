import { preloadFrame } from './preload-files'
import { promiseShown } from './when-shown'

/** The order of a first visit: calls, frame and names, then everything else (decision 215). */

const frames: FrameRequestCallback[] = []
const original = window.requestAnimationFrame

beforeEach(() => {
  frames.length = 0
  window.requestAnimationFrame = (callback) => frames.push(callback)
})
afterEach(() => {
  window.requestAnimationFrame = original
  delete window.__seletaShown
})

const drawFrame = () => frames.splice(0).forEach((callback) => callback(0))
const isKept = async (promise: Promise<void>) =>
  Promise.race([
    promise.then(() => true),
    new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), 30)
    }),
  ])

test('a page goes on when its first frame has been shown and its names are known', async () => {
  let tell = () => {}
  const shown = promiseShown(new Promise<void>((resolve) => (tell = resolve)))
  drawFrame()
  expect(await isKept(shown)).toBe(false)
  tell()
  expect(await isKept(shown)).toBe(true)
})

test('names alone are not enough: the frame that holds them has to be seen', async () => {
  const shown = promiseShown(Promise.resolve())
  expect(await isKept(shown)).toBe(false)
  drawFrame()
  expect(await isKept(shown)).toBe(true)
  expect(window.__seletaShown).toBe(shown)
})

test('a page that nobody looks at, or whose answer is long in coming, goes on by itself', async () => {
  await expect(promiseShown(new Promise(() => {}))).resolves.toBeUndefined()
})

test('the files that every page needs are asked for where the page names them', () => {
  document.head.innerHTML =
    '<link data-first href="/assets/react.js"><link data-needs="@seleta/ui/grid" href="/assets/grid.js">'
  preloadFrame()
  expect(
    [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href')),
  ).toEqual(['/assets/react.js'])
  document.head.innerHTML = ''
})
