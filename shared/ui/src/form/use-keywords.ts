import { useRef, useState } from 'react'
import { judgeKeyword } from './keywords'

/** What left the list, and where it stood. */
export interface RemovedKeyword {
  readonly keyword: string
  readonly index: number
}

interface Options {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  readonly max: number
  readonly maxLength: number
}

/** What is being typed, why it was refused, and the last one removed, which can be brought back. */
export function useKeywords({ value, onChange, max, maxLength }: Options) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [removed, setRemoved] = useState<RemovedKeyword | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const type = (typed: string) => {
    setText(typed)
    setRefusal(null)
  }
  const add = () => {
    const answer = judgeKeyword(text, value, { max, maxLength })
    if (!answer.ok) {
      setRefusal(answer.reason)
      return
    }
    onChange([...value, answer.keyword])
    setText('')
    setRefusal(null)
    setRemoved(null)
  }
  const remove = (keyword: string) => {
    setRemoved({ keyword, index: value.indexOf(keyword) })
    setRefusal(null)
    onChange(value.filter((other) => other !== keyword))
    input.current?.focus()
  }
  const restore = ({ keyword, index }: RemovedKeyword) => {
    onChange(value.toSpliced(index, 0, keyword))
    setRemoved(null)
    input.current?.focus()
  }
  return { text, type, refusal, removed, add, remove, restore, input }
}
