'use client'
import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight, Pause, Play } from '../private/icons.ts'
import { useId, useSyncExternalStore, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import * as styles from './Carousel.css.ts'
import { useRotation } from './useRotation.ts'
import { useSwipe } from './useSwipe.ts'

/** A picture with a few words about it; the words carry the meaning. */
export interface CarouselSlide {
  id: string
  title: string
  text: string
  /** Decoration: it is hidden from assistive technology. */
  illustration?: ReactNode
}

/** The words that the carousel says itself. */
export interface CarouselLabels {
  /** What is shown here. @default 'Highlights' */
  carousel: string
  /** @default 'Pause' */
  pause: string
  /** @default 'Play' */
  play: string
  /** @default '1 of 2' */
  slide: (place: number, count: number) => string
  /** The name of the button that shows a slide. @default 'Show slide 1' */
  show: (place: number) => string
  /** @default 'Previous slide' */
  previous: string
  /** @default 'Next slide' */
  next: string
}

export type CarouselControls = 'dots' | 'arrows' | 'both'

export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  slides: readonly CarouselSlide[]
  /** Milliseconds that a slide stands. @default 8000 */
  interval?: number
  /** Turns by itself, unless somebody prefers stillness. @default true */
  autoPlay?: boolean
  /** Begins again after the last slide. @default true */
  loop?: boolean
  /** The slide that is shown, from 0. */
  index?: number
  /** @default 0 */
  defaultIndex?: number
  onIndexChange?: (index: number) => void
  /** @default 'dots' */
  controls?: CarouselControls
  labels?: Partial<CarouselLabels>
  ref?: Ref<HTMLElement>
}

const english: CarouselLabels = {
  carousel: 'Highlights',
  pause: 'Pause',
  play: 'Play',
  slide: (place, count) => `${place} of ${count}`,
  show: (place) => `Show slide ${place}`,
  previous: 'Previous slide',
  next: 'Next slide',
}

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false

/**
 * Shows its slides in turn on a dark panel and begins again after the last. It waits while it is pointed at or focused
 * and while the page is hidden, can always be paused, and does not start by itself for people who prefer reduced motion.
 */
export function Carousel({
  slides,
  interval = 8000,
  autoPlay = true,
  loop = true,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  controls = 'dots',
  labels,
  className,
  ...rest
}: CarouselProps) {
  const words = { ...english, ...labels }
  const id = useId()
  const [wanted, show] = useControllableState(given, defaultIndex, onIndexChange)
  const rotation = useRotation({ count: slides.length, interval, autoPlay, loop, index: wanted, onIndexChange: show })
  const { index, playing, rotating, turn, toggle, enter, leave, focus, blur } = rotation
  const swipe = useSwipe(turn)
  // As served, all slides can be read: without scripts they stand under one another.
  const isLive = useSyncExternalStore(neverChanges, inBrowser, onServer)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only watch: nothing is operated by them
    <section
      aria-label={words.carousel}
      {...rest}
      aria-roledescription="carousel"
      className={cx(styles.root, className)}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={(event) => {
        // A mouse that pressed a button leaves its focus behind; only a keyboard's focus means that somebody is reading here.
        if (event.target.matches(':focus-visible')) focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) blur()
      }}
    >
      {slides.length > 1 ? (
        <div className={styles.controls}>
          <button type="button" className={styles.toggle} aria-label={playing ? words.pause : words.play} onClick={toggle}>
            <Icon size="small">{playing ? <Pause fill="currentColor" stroke="none" /> : <Play fill="currentColor" stroke="none" />}</Icon>
          </button>
          {controls === 'dots' ? null : <Turn label={words.previous} by={-1} isEnd={!loop && index === 0} controls={id} onTurn={turn} />}
          {controls === 'arrows' ? null : (
            <div className={styles.picker}>
              {slides.map((slide, at) => (
                <button
                  key={slide.id}
                  type="button"
                  className={styles.pick}
                  aria-label={words.show(at + 1)}
                  aria-current={at === index}
                  aria-controls={id}
                  onClick={() => show(at)}
                >
                  <span className={cx(styles.mark, at === index && styles.marked)} />
                </button>
              ))}
            </div>
          )}
          {controls === 'dots' ? null : (
            <Turn label={words.next} by={1} isEnd={!loop && index === slides.length - 1} controls={id} onTurn={turn} />
          )}
        </div>
      ) : null}
      <div id={id} aria-live={rotating ? 'off' : 'polite'} className={styles.slides} {...swipe}>
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={words.slide(at + 1, slides.length)}
            inert={isLive && at !== index}
            className={cx(styles.slide, at !== index && styles.away)}
          >
            <div aria-hidden="true" className={styles.illustration}>
              {slide.illustration}
            </div>
            <div className={styles.caption}>
              <h2 className={styles.title}>{slide.title}</h2>
              <p className={styles.text}>{slide.text}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

interface TurnProps {
  label: string
  by: 1 | -1
  isEnd: boolean
  controls: string
  onTurn: (by: 1 | -1) => void
}

/** One slide back or on. At an end it stays where it is, so that nobody loses the focus. */
function Turn({ label, by, isEnd, controls, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      aria-controls={controls}
      className={cx(styles.toggle, styles.turn, isEnd && styles.end)}
      onClick={() => onTurn(by)}
    >
      <Icon>{by === 1 ? <ChevronRight /> : <ChevronLeft />}</Icon>
    </button>
  )
}
