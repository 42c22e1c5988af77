import { isPdf } from './is-pdf'

test.each([
  ['%PDF-1.7 …', true],
  ['\r\n%PDF-1.7 …', true],
  ['\uFEFF%PDF-1.7 …', true],
  ['<html>%PDF-1.7 …', false],
  ['', false],
])('a stored file that begins as %j is opened as a PDF: %s', async (text, is) => {
  expect(await isPdf(new Blob([text]))).toBe(is)
})
