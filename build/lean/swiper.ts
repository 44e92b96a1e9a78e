import type { Plugin } from 'vite';
import { leanFile, withBodies, withFixed } from './source.ts';

/** Options that our carousel never sets (`widgets/campaign/slider`): in the bundle each is the value that it always has. */
const OPTIONS: Readonly<Record<string, string>> = {
  _emitClasses: 'false',
  allowSlideNext: 'true',
  allowSlidePrev: 'true',
  allowTouchMove: 'true',
  autoHeight: 'false',
  breakpoints: 'undefined',
  breakpointsBase: '"window"',
  centeredSlides: 'false',
  centeredSlidesBounds: 'false',
  centerInsufficientSlides: 'false',
  createElements: 'false',
  cssMode: 'false',
  direction: '"horizontal"',
  edgeSwipeDetection: 'false',
  effect: '"slide"',
  enabled: 'true',
  followFinger: 'true',
  freeMode: 'false',
  grabCursor: 'false',
  grid: 'undefined',
  height: 'null',
  init: 'true',
  lazyPreload: 'false',
  lazyPreloadPrevNext: '0',
  longSwipes: 'true',
  longSwipesMs: '300',
  longSwipesRatio: '.5',
  loopAddBlankSlides: 'true',
  loopAdditionalSlides: '0',
  loopPreventsSliding: 'true',
  maxBackfaceHiddenSlides: '10',
  modules: 'undefined',
  nested: 'false',
  noSwiping: 'false',
  noSwipingClass: '""',
  noSwipingSelector: 'null',
  normalizeSlideIndex: 'true',
  onAny: 'undefined',
  oneWayMovement: 'false',
  preventClicks: 'true',
  preventClicksPropagation: 'true',
  preventInteractionOnTransition: 'false',
  resistance: 'true',
  resistanceRatio: '.85',
  resizeObserver: 'true',
  roundLengths: 'false',
  runCallbacksOnInit: 'true',
  setWrapperSize: 'false',
  shortSwipes: 'true',
  simulateTouch: 'true',
  slidesOffsetAfter: '0',
  slidesOffsetBefore: '0',
  slidesPerGroup: '1',
  slidesPerGroupAuto: 'false',
  slidesPerGroupSkip: '0',
  slideToClickedSlide: 'false',
  snapToSlideEdge: 'false',
  swipeHandler: 'null',
  threshold: '5',
  touchAngle: '45',
  touchEventsTarget: '"wrapper"',
  touchMoveStopPropagation: 'false',
  touchRatio: '1',
  touchReleaseOnEdges: 'false',
  touchStartForcePreventDefault: 'false',
  touchStartPreventDefault: 'true',
  updateOnWindowResize: 'true',
  url: 'null',
  userAgent: 'undefined',
  virtual: 'undefined',
  virtualTranslate: 'false',
  watchOverflow: 'true',
  watchSlidesProgress: 'true',
  width: 'null',
};

/** What a carousel of ours always is: a row in the page's own markup, all of whose slides stand in it, a fixed number in view. */
const FACTS: ReadonlyArray<readonly [pattern: RegExp, value: string]> = [
  [/\bswiper\.(?:virtual|grid)\b/g, 'undefined'],
  [/\bswiper\.isElement\b(?!\s*=[^=])/g, 'false'],
  [/\b(?:swiper|this)\.isHorizontal\(\)/g, 'true'],
  [/\bswiper\.isVertical\(\)/g, 'false'],
  [/\b(?:swiper\.)?params\.slidesPerView === 'auto'/g, 'false'],
];

/** Functions and methods that are only reached under other options, or by calls that we do not make; with what they answer. */
const UNREACHED: Readonly<Record<string, string>> = {
  'function getBreakpoint(': '',
  'function onLoad(': '',
  'function onScroll(': '',
  'function preventEdgeSwipe(': 'return true;',
  'function setBreakpoint(': '',
  'function setGrabCursor(': '',
  'function slideReset(': '',
  'function slideToClickedSlide(': '',
  'function slideToClosest(': '',
  'function translateTo(': '',
  'function unsetGrabCursor(': '',
  'function updateAutoHeight(': '',
  '    changeDirection(': '',
  '    changeLanguageDirection(': '',
  '    disable(': '',
  '    enable(': '',
  '    getSlideClasses(': '',
  '    offAny(': '',
  '    onAny(': '',
  '    once(': '',
  '    setProgress(': '',
  '    slidesPerViewDynamic(': '',
};

const defaults = new RegExp(`^ {4}(?:${Object.keys(OPTIONS).join('|')}): .*,\\n`, 'gm');

/**
 * Leaves out of the bundle what Swiper could do under options that are never set: 8 kB of gzip. The carousel's browser
 * tests hold what is left to it.
 */
export function leanSwiper(): Plugin {
  return leanFile('swiper', '/swiper/shared/swiper-core.mjs', (code) => {
    const reached = withBodies(code, UNREACHED);
    const fixed = withFixed(reached.replace(defaults, ''), '(?:(?:swiper|this)\\.)?params', OPTIONS);
    return FACTS.reduce((source, [pattern, value]) => source.replace(pattern, value), fixed);
  });
}
