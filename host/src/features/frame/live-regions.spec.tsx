import { act, render, screen } from '@testing-library/react'
import { announce, LiveRegions } from './live-regions'

describe('a sentence for screen readers', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  const say = (...sentence: Parameters<typeof announce>) => act(() => announce(...sentence))
  const saidIn = () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent)

  it('stays beside one that comes at the same moment', () => {
    render(<LiveRegions />)
    say('Marina solta em Entrevista.', 'assertive')
    say('Salvo.')
    expect(saidIn()).toEqual(['Salvo.', 'Marina solta em Entrevista.'])
  })

  it('is over when something else is said later, however urgent each was', () => {
    render(<LiveRegions />)
    say('Marina solta em Entrevista.', 'assertive')
    jest.advanceTimersByTime(2000)
    say('Marina voltou para Triagem.')
    expect(saidIn()).toEqual(['Marina voltou para Triagem.', ''])
    jest.advanceTimersByTime(2000)
    say('Marina levantada.', 'assertive')
    expect(saidIn()).toEqual(['', 'Marina levantada.'])
    expect(screen.queryByText('Marina voltou para Triagem.')).not.toBeInTheDocument()
  })
})
